import { expect, it } from 'vitest'
import { swings } from '../src/replay/story.ts'
import { settled } from './settled.ts'
import { visitForTests } from './site.ts'
import { begin, fits, isAccessible, next, play, press, sitDown } from './sitting.ts'

const at = visitForTests()

it('the moves that changed most of who was ahead are found, the largest first, each once; the last is none of them', () => {
  const course = [
    [0, 0],
    [5, 0],
    [5, 1],
    [5, 12.4],
    [6, 12.4],
    [99, 12.4],
  ]
  expect(swings(course, 2)).toEqual([
    { step: 3, seat: 1, by: 11 },
    { step: 1, seat: 0, by: 5 },
  ])
  // Too near to be touched apart: the larger stands for both.
  expect(swings(course, 2, 3)).toEqual([{ step: 3, seat: 1, by: 11 }])
  expect(swings([[3], [9], [9]], 3)).toEqual([])
})

it('the scrubber knows the story: rounds, who was ahead at a glance and, on asking, as a master judges it; and a game goes on from a swing', async () => {
  const { page, context, mistakes } = await sitDown(at.browser, { language: 'cs', phone: true })
  await begin(page, at.site.address, 'tales-of-glory', 'bots')
  await play(page, press)
  await page.click('.dialog-foot >> text=Záznam')
  await page.waitForSelector('.course-line')
  expect(await page.locator('.course-round').count()).toBe(10)
  const curve = () => page.locator('.course-line').first().getAttribute('points')
  const drawn = async (other: string | null) => {
    await page.waitForFunction((old) => document.querySelector('.course-line')?.getAttribute('points') !== old, other)
    return curve()
  }
  await page.selectOption('.course-head select', 'points')
  const counted = await curve()
  await page.selectOption('.course-head select', 'mind')
  const glance = await drawn(counted)
  await page.selectOption('.course-head select', 'master')
  await page.waitForSelector('.course progress')
  await isAccessible(page)
  await page.waitForSelector('.course progress', { state: 'detached' })
  await drawn(glance)

  const last = Number(await page.locator('.replay-scrub input').getAttribute('max'))
  await page.locator('.course-swing').first().click()
  const step = Number(await page.locator('.replay-scrub input').inputValue())
  expect(step).toBeLessThan(last)
  expect(await page.locator('.course-says').textContent()).toMatch(
    /^Příští tah: .+ si proti ostatním polepší o \d+ bod/,
  )
  await fits(page)
  await isAccessible(page)
  await page.click('.course-says >> text=Zahrát to líp')
  await page.waitForURL(/#\/table\/local\//)
  await settled(page)
  expect(await next(page)).toBe('answer')
  expect(mistakes).toEqual([])
  await context.close()
}, 240_000)
