const GUILDS = ['miller', 'smith', 'baker', 'tailor', 'brewer'] as const
const COINS = [1, 2, 3, 4, 5, 6] as const

export type Guild = (typeof GUILDS)[number]
type Coins = (typeof COINS)[number]
export type Purse = `${Guild}-${Coins}`

/** CAN-SETUP-01: each of five guilds has six purses, with one to six coins. */
export const PURSES: readonly Purse[] = GUILDS.flatMap((guild) => COINS.map((coins): Purse => `${guild}-${coins}`))

export function guildOf(purse: Purse): Guild {
  return purse.slice(0, -2) as Guild
}

export function coinsIn(purse: Purse): number {
  return Number(purse.slice(-1))
}
