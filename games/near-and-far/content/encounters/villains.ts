import { type Encounters, free } from '../encounters.ts'

export const encounters: Encounters = {
  162: { options: [free('won', { red: 1, reputation: 2, treasure: 1 })] },
  163: { options: [free('won', { blue: 1, reputation: 2, gem: 2 })] },
  164: { options: [free('won', { yellow: 1, reputation: 2, hearts: 3 })] },
  165: { options: [free('won', { green: 1, coin: 4, reputation: 1 })] },
}
