export { room } from '@krcma/kernel/night-market'
