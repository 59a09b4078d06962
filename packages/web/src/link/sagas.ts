import type { Input, Level, Refusing, SagaFile, SagaSight } from '@krcma/protocol'
import { isRefusing } from './link.ts'
import type { ToHost } from './local/messages.ts'
import type { SagaCalls } from './local/saga-host.ts'
import { startWorker } from './local/start.ts'
import { house } from './online/house.ts'

type Shown = { readonly saga: SagaSight } | Refusing
type Wanted = Pick<Input<'open-evening'>, 'version' | 'evening' | 'coming' | 'clock'>

/** A saga, wherever it is kept: on this device, or on a server. */
export interface SagaLink {
  readonly place: 'local' | 'online'
  look(coming?: readonly number[]): Promise<Shown>
  /** `name`: for a device, which knows nobody. */
  join(name: string, member?: number): Promise<Shown>
  replace(member: number, bot: Level | null): Promise<Shown>
  choose(member: number, choice: unknown): Promise<Shown>
  open(how: Wanted): Promise<{ readonly table: string; readonly saga: SagaSight } | Refusing>
  /** The evening that is on, before its end. */
  giveUp(): Promise<Shown>
  end(): Promise<Shown>
  file(): Promise<{ readonly file: SagaFile } | Refusing>
  /** Out of one's own sight: leaves a server's, and deletes what is on this device alone. */
  leave(): Promise<object | Refusing>
  handOver?(to: string): Promise<Shown>
}

export function openSaga(place: 'local' | 'online', saga: string, link: string | null): SagaLink {
  return place === 'online' ? onServer(saga, link) : onDevice(saga)
}

function onServer(saga: string, link: string | null): SagaLink {
  const invited = link === null ? {} : { link }
  return {
    place: 'online',
    look: (coming) =>
      house.call('look-saga', { saga, ...invited, ...(coming === undefined ? {} : { coming: [...coming] }) }),
    async join(_, member) {
      const me = await house.introduce()
      if (isRefusing(me)) return me
      return house.call('join-saga', { saga, link: link ?? '', ...(member === undefined ? {} : { member }) })
    },
    replace: (member, bot) => house.call('replace-member', { saga, member, bot }),
    choose: (member, choice) => house.call('choose-between', { saga, member, choice }),
    open: (how) => house.call('open-evening', { saga, access: 'link', ...how }),
    giveUp: () => house.call('give-up-evening', { saga }),
    end: () => house.call('end-saga', { saga }),
    file: () => house.call('export-saga', { saga }),
    leave: () => house.call('leave-saga', { saga }),
    handOver: (to) => house.call('hand-over-saga', { saga, to }),
  }
}

function onDevice(saga: string): SagaLink {
  return {
    place: 'local',
    look: (coming) => ask('look', { saga, coming }) as Promise<Shown>,
    join: (name, member) => ask('join', { saga, name, member }) as Promise<Shown>,
    replace: (member, bot) => ask('replace', { saga, member, bot }) as Promise<Shown>,
    choose: (member, choice) => ask('choose', { saga, member, choice }) as Promise<Shown>,
    open: ({ version, evening, coming }) =>
      ask('open', { saga, version, evening, coming }) as ReturnType<SagaLink['open']>,
    giveUp: () => ask('give-up', { saga }) as Promise<Shown>,
    end: () => ask('end', { saga }) as Promise<Shown>,
    file: () => ask('export', { saga }) as ReturnType<SagaLink['file']>,
    leave: () => ask('forget', { saga }),
  }
}

/** Asks the worker, which has the rules. It is gone when it has answered: sagas are seldom asked anything. */
export function ask<C extends keyof SagaCalls>(ofSaga: C, input: SagaCalls[C]): Promise<object | Refusing> {
  const worker = startWorker()
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<{ readonly ok: object } | { readonly refused: Refusing }>) => {
      resolve('ok' in data ? data.ok : data.refused)
      worker.terminate()
    }
    worker.postMessage({ id: 0, ofSaga, input } satisfies ToHost)
  })
}
