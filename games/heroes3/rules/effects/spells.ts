import { elsewhere, type Operations } from './scope.ts'

type Op = 'spellPurchase' | 'power' | 'returnSpell' | 'castSpellNow' | 'negateSpell' | 'firstSpell' | 'skipCombat'

export const SPELL: Operations<Op> = {
  // The purchase, the combat and the Astrologers look for these themselves.
  spellPurchase: elsewhere,
  skipCombat: elsewhere,
  firstSpell: elsewhere,
  castSpellNow: elsewhere,
  *power(t, { n }, { seat }) {
    const { casting } = t.state
    if (casting?.seat === seat) casting.power += n
  },
  *returnSpell(t, { cards }) {
    const { casting } = t.state
    if (casting !== null) casting.returns = cards
  },
  *negateSpell(t, { maxPower }) {
    const { casting } = t.state
    if (casting === null || (maxPower !== undefined && casting.power > maxPower)) return
    casting.negated = true
    t.tell('spell-negated', { seat: casting.seat, card: casting.play.card })
  },
}
