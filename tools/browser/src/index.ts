export { bundle } from './bundle.ts'
export { openChromium } from './chromium.ts'
