import { Icon, signs } from '@krcma/look'
import { type Refusing, refusedWords } from '@krcma/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { isRefusing, type TableLink } from '../link/link.ts'
import { notedDice } from '../memory.ts'
import { to } from '../route.ts'
import { useSettings } from '../settings.ts'
import { areFair, type Findings, findings } from './findings.ts'
import { proven } from './prover.ts'
import { useDiceWords } from './words/index.ts'

interface ProofProps {
  readonly link: TableLink
  readonly onProven: (fair: boolean) => void
  readonly onClose: () => void
}

/** Proves the dice of a game that has ended, in this browser: nothing of what the server says is believed but what follows from it. */
export function Proof({ link, onProven, onClose }: ProofProps) {
  const say = useDiceWords()
  const { language } = useSettings()
  const [out, setOut] = useState<Findings | Refusing | null>(null)
  useEffect(() => {
    void prove(link).then((found) => {
      setOut(found)
      if (!isRefusing(found) && areFair(found)) onProven(true)
    })
  }, [link, onProven])
  const here = link.place === 'local'
  return (
    <Dialog title={say.title} onClose={onClose}>
      {out === null && <p role="status">{say.working}</p>}
      {out !== null && isRefusing(out) && (
        <p className="wrong" role="alert">
          {out.refused === 'older-rules' ? say.older : refusedWords[language][out.refused]}
        </p>
      )}
      {out !== null && !isRefusing(out) && (
        <>
          <p className="score-verdict" role="status">
            <Icon of={areFair(out) ? signs.dice : signs.no} /> {areFair(out) ? say.fair : say.unfair}
          </p>
          <ul className="findings">
            {!here && (
              <>
                <Found so={out.beforehand} say={say.beforehand} />
                <Found so={out.own} say={say.own} />
                <Found so={out.others} say={say.others} />
              </>
            )}
            <Found so say={{ yes: say.outcomes(out.outcomes), no: '', unknown: '' }} />
            <Found so={out.onTable} say={say.onTable} />
          </ul>
        </>
      )}
      <p>
        <a href={to('dice')}>{say.how}</a>
      </p>
    </Dialog>
  )
}

interface FoundProps {
  readonly so: boolean | null
  readonly say: { readonly yes: string; readonly no: string; readonly unknown: string }
}

function Found({ so, say }: FoundProps) {
  const found = so === null ? 'unknown' : so ? 'yes' : 'no'
  return (
    <li data-found={found}>
      <span aria-hidden="true">{MARKS[found]}</span> {say[found]}
    </li>
  )
}

const MARKS = { yes: '✓', no: '✗', unknown: '–' } as const

async function prove(link: TableLink): Promise<Findings | Refusing> {
  const { sight } = link.now()
  const out = await link.call('export', {})
  if (isRefusing(out)) return out
  if (sight?.view == null || !out.whole) return { refused: 'wrong-time', about: 'end' }
  const made = await proven(out.record, sight.view.viewer)
  return isRefusing(made) ? made : findings(out.record, made, sight, notedDice(link.id))
}
