import { Explain, Icon, signs } from '@krcma/look'
import { AUTOMAS, type AutomaAbilityId } from '../../content/automas.ts'
import { AUTOMA_TRACK_END } from '../../content/track.ts'
import type { At } from '../at.ts'
import { SymbolSign } from '../card/signs.tsx'
import { Experience } from './experience.tsx'

/** The opponent of the solo game: its experience, its symbols, its two abilities. */
export function AutomaBoard({ at }: { at: At }) {
  const { v, w, state } = at
  const { automa } = state
  if (automa === null) return null
  const { character } = automa
  const abilities: readonly AutomaAbilityId[] = [`auto-${character}-1`, `auto-${character}-2`]
  return (
    <section className="wpd-hero wpd-automa" aria-label={v.automa(character)}>
      <header>
        <Explain of={w.automa}>
          <span className="wpd-portrait">
            <Icon of={signs.bot} />
          </span>
        </Explain>
        <strong className="wpd-hero-name">{v.automa(character)}</strong>
        <Explain of={{ name: w.automaSymbols }}>
          <span
            className="wpd-symbols"
            role="img"
            aria-label={AUTOMAS[character].symbols.map((symbol) => v.symbol[symbol]).join(', ')}
          >
            {AUTOMAS[character].symbols.map((symbol) => (
              <SymbolSign key={symbol} of={symbol} />
            ))}
          </span>
        </Explain>
      </header>
      <Experience at={at} body={automa} />
      <ul className="wpd-abilities" aria-label={w.abilities}>
        {abilities.map((id, i) => {
          const ready = i === 0 || automa.gold !== null
          return (
            <li key={id} className="wpd-ability" data-state={ready ? 'ready' : 'locked'}>
              <Explain
                of={{
                  name: v.names.automaAbilities[id],
                  text: `${v.automaAbility(id)}${ready ? '' : ` ${w.automaFrom(AUTOMA_TRACK_END)}`}`,
                }}
              >
                <span className="wpd-ability-face">
                  <Icon of={ready ? signs.hint : signs.padlock} />
                  <span className="wpd-clipped">{v.names.automaAbilities[id]}</span>
                  <span className="wpd-ability-state">{ready ? '' : AUTOMA_TRACK_END}</span>
                </span>
              </Explain>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
