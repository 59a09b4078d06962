import { Emblem, Explain, thing } from '@krcma/look'
import { ENEMY, type Place } from '../content/solo.ts'
import type { At } from './at.ts'
import { Gem } from './gem.tsx'
import * as own from './icons.ts'

/** The enemy of the solo game: its die, and what each face takes. */
export function Enemy({ at }: { at: At }) {
  const { v, w } = at
  const { enemy } = at.view.state
  if (enemy === null) return null
  const rolled = at.news.some(({ kind }) => kind === 'enemy-rolled')
  return (
    <section className="rpl-enemy" aria-label={w.enemy.name}>
      <span className="rpl-thumb">
        <Emblem id="enemy" icon={own.enemy} hue={350} scene="cave" frame="gold" />
      </span>
      <Explain of={{ name: w.enemy.name, text: w.enemy.text }}>
        <div className="rpl-enemy-text">
          <h3>{w.enemy.name}</h3>
          <p>{w.enemy.text}</p>
        </div>
      </Explain>
      <Explain of={{ name: v.scene.enemy(enemy), text: w.enemy.text }}>
        <span className="rpl-enemy-die" role="img" aria-label={v.scene.enemy(enemy)} {...thing('enemy')}>
          <Gem v={v} colour="black" value={enemy} rolled={rolled} />
        </span>
      </Explain>
      <dl className="rpl-enemy-table">
        {Object.entries(ENEMY).map(([number, places]) => (
          <div key={number}>
            <dt>{w.enemyRow(Number(number))}</dt>
            {grouped(places).map(({ faces, place }) => (
              <dd key={faces}>
                <strong>{faces}</strong> {w.enemyTakes[place ?? 'none']}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Faces in a row that take the same. */
function grouped(places: readonly (Place | null)[]) {
  const groups: { place: Place | null; from: number; to: number }[] = []
  for (const [i, place] of places.entries()) {
    const last = groups.at(-1)
    if (last !== undefined && last.place === place) last.to = i + 1
    else groups.push({ place, from: i + 1, to: i + 1 })
  }
  return groups.map(({ place, from, to }) => ({ place, faces: from === to ? `${from}` : `${from}–${to}` }))
}
