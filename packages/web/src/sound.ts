import type { Sound } from '@krcma/look'
import { currentSettings } from './settings.ts'

/** What every table sounds like. */
const sounds = {
  move: [0.25, 0.05, 180, 0, 0.02, 0.09, 1, 1.7, -2],
  mine: [0.35, 0, 392, 0.01, 0.06, 0.22, 0, 1.2, 0, 0, 196, 0.07],
  over: [0.4, 0, 262, 0.02, 0.22, 0.5, 0, 1, 0, 0, 131, 0.12, 0.1],
  no: [0.3, 0, 110, 0, 0.03, 0.12, 2, 0.6],
} as const satisfies Record<string, Sound>

/** Made once: a sound is thousands of numbers, and a table has better things to do. */
const made = new Map<Sound, readonly number[]>()

/** One of every table, or one of a game. Loaded with the first sound, so that those who want none never pay for it; quiet where it cannot be. */
export async function sound(which: keyof typeof sounds | Sound): Promise<void> {
  if (!currentSettings().sounds || !navigator.userActivation?.hasBeenActive) return
  const ZZFX = await import('zzfx').then(
    (loaded) => loaded.ZZFX,
    () => null,
  )
  if (ZZFX === null) return
  const wanted = typeof which === 'string' ? sounds[which] : which
  const samples = made.get(wanted) ?? ZZFX.buildSamples(...wanted)
  made.set(wanted, samples)
  ZZFX.playSamples([samples])
}
