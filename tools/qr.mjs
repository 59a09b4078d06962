import { generate } from 'lean-qr'

/** An address for phones, drawn with half blocks: two rows of the code to a line, light on dark with a quiet margin. */
export function qr(/** @type {string} */ text) {
  const code = generate(text)
  const lines = []
  for (let y = -2; y < code.size + 2; y += 2) {
    let line = ''
    for (let x = -2; x < code.size + 2; x++) line += half(!code.get(x, y), !code.get(x, y + 1))
    lines.push(line)
  }
  return lines.join('\n')
}

/** @param {boolean} top @param {boolean} bottom */
function half(top, bottom) {
  if (top) return bottom ? '█' : '▀'
  return bottom ? '▄' : ' '
}
