// Rounds the path of an icon to whole units of its 512: a third of a pixel at 170 px. Rounding each relative step would let
// the error grow along the path, so every step leads from the rounded point to the rounded point.

const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** @param {string} d */
export function rounded(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []
  let [x, y, X, Y, startX, startY, i, command] = [0, 0, 0, 0, 0, 0, 0, '']
  let out = ''
  /** @param {string} name @param {number[]} numbers */
  const emit = (name, numbers) => {
    out += name + numbers.map((n, k) => (k > 0 && n >= 0 ? ' ' : '') + n).join('')
  }
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? ''
    const name = /** @type {keyof typeof arity} */ (command.toLowerCase())
    const relative = name === command
    if (name === 'z') {
      ;[x, y, X, Y] = [startX, startY, Math.round(startX), Math.round(startY)]
      out += 'z'
      continue
    }
    const numbers = tokens.slice(i, i + arity[name]).map(Number)
    i += arity[name]
    const at = (/** @type {number} */ k, /** @type {'x' | 'y'} */ axis) =>
      (numbers[k] ?? 0) + (relative ? (axis === 'x' ? x : y) : 0)
    if (name === 'h' || name === 'v') {
      const to = at(0, name === 'h' ? 'x' : 'y')
      emit(name, [Math.round(to) - (name === 'h' ? X : Y)])
      if (name === 'h') [x, X] = [to, Math.round(to)]
      else [y, Y] = [to, Math.round(to)]
      continue
    }
    const last = numbers.length - 2
    const end = [at(last, 'x'), at(last + 1, 'y')]
    const steps = numbers.map((n, k) => {
      if (name === 'a' && k < 5) return k < 2 ? Math.round(n * 10) / 10 : n
      const axis = (name === 'a' ? k - 5 : k) % 2 === 0 ? 'x' : 'y'
      return Math.round(at(k, axis)) - (axis === 'x' ? X : Y)
    })
    emit(name, steps)
    ;[x, y] = [end[0] ?? 0, end[1] ?? 0]
    ;[X, Y] = [Math.round(x), Math.round(y)]
    if (name === 'm') {
      ;[startX, startY] = [x, y]
      command = relative ? 'l' : 'L'
    }
  }
  return out
}
