import { AudioSample, AudioSampleSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny'

const sampleRate = 48_000

/** Returns a WAV file of a tone of 440 Hz. */
export async function wavFile(seconds: number): Promise<File> {
  const target = new BufferTarget()
  const output = new Output({ format: new WavOutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'pcm-s16' })
  output.addAudioTrack(source)
  await output.start()
  const data = Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => 0.8 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  )
  const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: 0 })
  await source.add(sample)
  sample.close()
  await output.finalize()
  return new File([target.buffer as ArrayBuffer], 'tono.wav', { type: 'audio/wav' })
}

/** Returns how loud the sound at an address is: the root mean square of its samples, from 0 to 1. */
export async function loudness(address: string): Promise<number> {
  const bytes = await (await fetch(address)).arrayBuffer()
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
  const samples = sound.getChannelData(0)
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
