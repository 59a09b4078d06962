import { useWords } from '../settings.ts'

/** Whether hints are given at a table of several people. */
export function Hints({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { hints, hintsAre } = useWords().setUp
  return (
    <label>
      {hints}
      <select value={on ? 'on' : 'off'} onChange={(event) => onChange(event.currentTarget.value === 'on')}>
        <option value="off">{hintsAre.off}</option>
        <option value="on">{hintsAre.on}</option>
      </select>
    </label>
  )
}
