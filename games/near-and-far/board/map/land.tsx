import { useEffect, useState } from 'react'
import type { MapNumber } from '../../content/map.ts'

/** The painting of the page is loaded and painted when it is looked at for the first time. */
const painted = new Map<MapNumber, string>()

async function paint(map: MapNumber): Promise<string> {
  const { landscape } = await import('./land/landscape.ts')
  // As data: a picture that is kept may load nothing.
  const picture = `data:image/svg+xml,${landscape(map).replaceAll('%', '%25').replaceAll('#', '%23')}`
  painted.set(map, picture)
  return picture
}

/** The land of a map, under all that a game puts upon it. */
export function Land({ map }: { map: MapNumber }) {
  const [, look] = useState(0)
  const picture = painted.get(map)
  useEffect(() => {
    if (painted.has(map)) return
    let left = false
    void paint(map).then(() => left || look((n) => n + 1))
    return () => {
      left = true
    }
  }, [map])
  return picture === undefined ? <div className="naf-land" /> : <img className="naf-land" src={picture} alt="" />
}
