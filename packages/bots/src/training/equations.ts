/** Plain numbers, as they are sent from thread to thread. */
export type Numbers = Float64Array<ArrayBuffer>

/** The normal equations of a linear regression, summed up sample by sample: whatever was learnt from need not be kept. */
export class Equations {
  readonly size: number
  /** The upper half of the matrix, row by row. */
  readonly matrix: Numbers
  readonly right: Numbers

  constructor(
    size: number,
    matrix: Numbers = new Float64Array((size * (size + 1)) / 2),
    right: Numbers = new Float64Array(size),
  ) {
    this.size = size
    this.matrix = matrix
    this.right = right
  }

  /** One sample: the values at these places (in ascending order), and what they led to. */
  add(places: ArrayLike<number>, values: ArrayLike<number>, result: number): void {
    for (let i = 0; i < places.length; i++) {
      const row = places[i] as number
      const value = values[i] as number
      if (value === 0) continue
      this.right[row] = (this.right[row] as number) + value * result
      const start = row * this.size - (row * (row - 1)) / 2 - row
      for (let j = i; j < places.length; j++) {
        const at = start + (places[j] as number)
        this.matrix[at] = (this.matrix[at] as number) + value * (values[j] as number)
      }
    }
  }

  plus({ matrix, right }: Pick<Equations, 'matrix' | 'right'>): void {
    for (let i = 0; i < matrix.length; i++) this.matrix[i] = (this.matrix[i] as number) + (matrix[i] as number)
    for (let i = 0; i < right.length; i++) this.right[i] = (this.right[i] as number) + (right[i] as number)
  }

  /** Counts all that was learnt so far only in part. */
  fade(part: number): void {
    for (let i = 0; i < this.matrix.length; i++) this.matrix[i] = (this.matrix[i] as number) * part
    for (let i = 0; i < this.right.length; i++) this.right[i] = (this.right[i] as number) * part
  }

  /** The solution with these penalties added to the matrix (full, row by row). */
  solve(penalty: Numbers): Numbers {
    const { size } = this
    const full = penalty.slice()
    let at = 0
    for (let i = 0; i < size; i++) {
      for (let j = i; j < size; j++, at++) {
        full[i * size + j] = (full[i * size + j] as number) + (this.matrix[at] as number)
        if (j > i) full[j * size + i] = (full[j * size + i] as number) + (this.matrix[at] as number)
      }
    }
    return solved(full, this.right)
  }
}

/** Solves a symmetric, positive definite system (Cholesky); the matrix is used up. */
export function solved(matrix: Numbers, right: ArrayLike<number>): Numbers {
  const size = right.length
  const get = (i: number, j: number) => matrix[i * size + j] as number
  for (let j = 0; j < size; j++) {
    for (let i = j; i < size; i++) {
      let sum = get(i, j)
      for (let k = 0; k < j; k++) sum -= get(i, k) * get(j, k)
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / get(j, j)
    }
  }
  const solution = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    let sum = solution[i] as number
    for (let k = 0; k < i; k++) sum -= get(i, k) * (solution[k] as number)
    solution[i] = sum / get(i, i)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i] as number
    for (let k = i + 1; k < size; k++) sum -= get(k, i) * (solution[k] as number)
    solution[i] = sum / get(i, i)
  }
  return solution
}
