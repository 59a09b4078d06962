/** With a true minus sign. */
export const plain = (n: number) => (n < 0 ? `−${-n}` : `${n}`)

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
