import { isRefusing, type TableLink } from '../link/link.ts'
import { textOf } from '../link/record-file.ts'
import { saveFile } from '../save-file.ts'

/** Hands the record over as a file. */
export async function saveRecord(link: TableLink): Promise<void> {
  const out = await link.call('export', {})
  if (isRefusing(out)) return
  const game = link.now().sight?.info.setting.game ?? 'game'
  saveFile(`krcma-${game}-${link.id}.json`, textOf(out))
}
