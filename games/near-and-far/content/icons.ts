/** NAF-ICON-01 to NAF-ICON-06 */
export const ICONS = ['move', 'explore', 'skill', 'hearts', 'caution', 'combat'] as const
export type Icon = (typeof ICONS)[number]
/** How many of each; what is left out is none. */
export type Icons = { readonly [I in Icon]?: number }
