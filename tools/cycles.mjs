/**
 * Import cycles: the strongly connected components of more than one module (Tarjan's algorithm), and modules that import
 * themselves. dependency-cruiser shows one cycle for each import, and a harmless one of types can hide another behind it.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each module imports
 * @returns {string[][]} the modules of each cycle, sorted
 */
export function cycles(imports) {
  /** @type {string[][]} */
  const found = []
  /** @type {Map<string, number>} */
  const order = new Map()
  /** @type {Map<string, number>} the earliest module on the path that can be reached from each */
  const low = new Map()
  /** @type {string[]} */
  const path = []

  /** @param {string} module */
  function visit(module) {
    const at = order.size
    order.set(module, at)
    low.set(module, at)
    path.push(module)
    const next = imports.get(module) ?? []
    for (const other of next) {
      if (!order.has(other)) visit(other)
      if (path.includes(other)) low.set(module, Math.min(low.get(module) ?? at, low.get(other) ?? at))
    }
    if (low.get(module) !== at) return
    const component = path.splice(path.indexOf(module))
    if (component.length > 1 || next.includes(module)) found.push(component.sort())
  }

  for (const module of imports.keys()) if (!order.has(module)) visit(module)
  return found
}
