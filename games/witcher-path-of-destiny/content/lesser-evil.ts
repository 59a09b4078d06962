import { active, drawTwoDiscardOne, last, type Story, vp, xp } from './story.ts'

/** Which symbols are active where, and what the pages give to the holders of the path tokens; mostly our own. */
export const LESSER_EVIL: Story = {
  active: {
    '': { left: 'exploration', right: 'magic' },
    L: { left: 'diplomacy', right: 'combat' },
    R: { left: 'exploration', right: 'diplomacy' },
    LL: { left: 'combat', right: 'magic' },
    LR: { left: 'diplomacy', right: 'magic' },
    RL: { left: 'combat', right: 'exploration' },
    RR: { left: 'exploration', right: 'magic' },
  },
  bonuses: {
    6: { left: xp(-2), right: xp(2) },
    10: { left: drawTwoDiscardOne, right: xp(-2) },
    14: { left: vp(-1), right: vp(1) },
    18: { left: xp(3), right: last },
    22: { left: last, right: active('right') },
    26: { left: vp(1), right: xp(-3) },
    30: { left: vp(-2), right: vp(2) },
    32: { left: vp(2), right: vp(-2) },
    34: { left: xp(-4), right: vp(1) },
    36: { left: vp(2), right: vp(-2) },
    38: { left: vp(-2), right: vp(2) },
    40: { left: vp(1), right: xp(-4) },
    42: { left: vp(-2), right: vp(2) },
    44: { left: vp(2), right: vp(-2) },
  },
}
