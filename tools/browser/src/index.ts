export { bundle } from './bundle.ts'
export { openChromium } from './chromium.ts'
export { type Device, openDevice } from './device.ts'
