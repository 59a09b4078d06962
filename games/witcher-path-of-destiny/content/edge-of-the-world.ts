import { active, drawOne, first, type Story, vp, xp } from './story.ts'

/** Which symbols are active where, and what the pages give to the holders of the path tokens; mostly our own. */
export const EDGE_OF_THE_WORLD: Story = {
  active: {
    '': { left: 'diplomacy', right: 'combat' },
    L: { left: 'magic', right: 'exploration' },
    R: { left: 'diplomacy', right: 'exploration' },
    LL: { left: 'magic', right: 'diplomacy' },
    LR: { left: 'combat', right: 'exploration' },
    RL: { left: 'exploration', right: 'magic' },
    RR: { left: 'combat', right: 'magic' },
  },
  bonuses: {
    6: { left: vp(1), right: xp(2) },
    10: { left: xp(1), right: first },
    14: { left: active('left'), right: xp(2) },
    18: { left: xp(2), right: drawOne },
    22: { left: vp(1), right: active('right') },
    26: { left: drawOne, right: first },
    30: { left: vp(1), right: xp(3) },
    32: { left: vp(2), right: vp(1) },
    34: { left: vp(1), right: xp(3) },
    36: { left: vp(2), right: vp(1) },
    38: { left: vp(1), right: vp(2) },
    40: { left: vp(2), right: vp(1) },
    42: { left: vp(1), right: xp(3) },
    44: { left: xp(3), right: vp(1) },
  },
}
