/**
 * Sagas: campaigns of several evenings, as a house keeps them, whether it is a server or a browser without one. Pure functions
 * from one state to the next; what happens to sheets is asked of the game (the kernel's `OpenSaga`), and where a state is kept, and
 * who of two is first to change it, is the keeper's business.
 */
export { type Beginning, begin, choose, end, handOver, join, leave, replace } from './acts.ts'
export { type Coming, type Ended, giveUp, type Opened, openEvening, settle } from './evenings.ts'
export { exported, imported } from './file.ts'
export { cardOf, sightOf } from './sight.ts'
export { type Eyes, eveningOn, isIn, type SagaState } from './state.ts'
