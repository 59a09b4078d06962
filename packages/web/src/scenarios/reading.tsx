import { useSettings } from '../settings.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'

interface ReadingProps {
  readonly game: string
  /** What its game reads: nothing is believed of it here either. */
  readonly content: unknown
}

/** Map and rules of a scenario, as its game shows them; nothing where the game has no workshop. */
export function Reading({ game, content }: ReadingProps) {
  const open = useWorkshop(game)
  const { language } = useSettings()
  if (open === null || open === undefined) return null
  const { workshop, words } = open
  const row = workshop.row?.of(content) ?? null
  if (row !== null)
    return row.drafts.map((one, n) => (
      <section key={String(one['id'])}>
        <h3>
          {n + 1}. {workshop.texts(one)[language].name}
        </h3>
        <workshop.Sheet draft={one} words={words} language={language} />
      </section>
    ))
  const draft = workshop.read(content)
  if ('refused' in draft) return null
  return <workshop.Sheet draft={draft} words={words} language={language} />
}
