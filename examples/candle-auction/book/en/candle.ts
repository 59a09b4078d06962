import type { Chapter } from '@krcma/kernel'

export const chapter: Chapter = {
  out: 'The flame leans, thinks better of it, and goes out. In the dark somebody is still counting.',
}
