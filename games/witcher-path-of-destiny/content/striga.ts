import { active, look, type Story, special, vp, xp } from './story.ts'

/** Which symbols are active where, and what the pages give to the holders of the path tokens; mostly our own. */
export const STRIGA: Story = {
  active: {
    '': { left: 'combat', right: 'exploration' },
    L: { left: 'combat', right: 'magic' },
    R: { left: 'diplomacy', right: 'magic' },
    LL: { left: 'combat', right: 'diplomacy' },
    LR: { left: 'magic', right: 'exploration' },
    RL: { left: 'diplomacy', right: 'exploration' },
    RR: { left: 'magic', right: 'combat' },
  },
  bonuses: {
    6: { left: special('combat'), right: xp(2) },
    10: { left: xp(2), right: special('magic') },
    14: { left: vp(1), right: look },
    18: { left: active('left'), right: xp(2) },
    22: { left: look, right: vp(1) },
    26: { left: xp(2), right: active('right') },
    30: { left: vp(1), right: xp(2) },
    32: { left: vp(2), right: vp(1) },
    34: { left: vp(1), right: vp(2) },
    36: { left: vp(2), right: vp(1) },
    38: { left: vp(1), right: xp(3) },
    40: { left: xp(3), right: vp(1) },
    42: { left: vp(1), right: vp(2) },
    44: { left: vp(2), right: vp(1) },
  },
}
