export const MAP_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type MapNumber = (typeof MAP_NUMBERS)[number]

/** NAF-ROUTE-01 */
export const TRADE_GOODS = ['pepper', 'tea', 'parts', 'stone'] as const
export type TradeGoods = (typeof TRADE_GOODS)[number]

export interface Space {
  readonly id: SpaceId
  /** On a canvas of 1000 by 700. */
  readonly x: number
  readonly y: number
  readonly icon: 'town' | 'coin' | 'gem' | TradeGoods
  /** The letter or number at the open book. */
  readonly encounter?: string
  /** NAF-SETUP-12: whether a name is printed at the open book. */
  readonly named?: true
  readonly water?: true
  readonly mammoth?: true
}

/** NAF-MAP-02 */
export interface Path {
  readonly id: PathId
  readonly a: SpaceId
  readonly b: SpaceId
  readonly icon: null | 'threat' | 'treasure'
}

export type SpaceId = `m${MapNumber}-s${string}`
type PathId = `m${MapNumber}-e${string}`

export interface GameMap {
  readonly town: SpaceId
  /** Points for a complete trade route, alone and shared (NAF-ROUTE-03, NAF-ROUTE-04). */
  readonly route: { readonly solo: number; readonly shared: number }
  readonly spaces: readonly Space[]
  readonly paths: readonly Path[]
}

/** NAF-MAP-01 */
export const CANVAS = { width: 1000, height: 700 } as const
