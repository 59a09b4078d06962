import { isRefusing, type TableLink } from '../link/link.ts'

/** Hands the record over as a file. */
export async function saveRecord(link: TableLink): Promise<void> {
  const out = await link.call('export', {})
  if (isRefusing(out)) return
  const file = new Blob([JSON.stringify(out.whole ? out.record : out)], { type: 'application/json' })
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = `krcma-${link.now().sight?.info.setting.game ?? 'game'}-${link.id}.json`
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}
