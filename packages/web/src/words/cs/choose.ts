import type { choose as english } from '../en/choose.ts'

export const choose: typeof english = {
  title: {
    learn: 'Kterou hru se chcete naučit?',
    play: 'Co si zahrajete?',
    friends: 'Co si zahrajete spolu?',
  },
  text: {
    learn: 'Sedne si s vámi bot, učeň, a každý druh otázky se vysvětlí, když přijde poprvé.',
    play: 'Kolik botů si přisedne a jak dobře hrají, je na vás.',
    friends: 'Pošlete ostatním odkaz, nebo si podávejte jedno zařízení.',
  },
  first: 'Dobrá první hra',
  lesson: 'Začít lekci',
}
