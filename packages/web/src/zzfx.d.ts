declare module 'zzfx' {
  export const ZZFX: {
    buildSamples(...parameters: number[]): number[]
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode
  }
}
