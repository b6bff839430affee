/** Two beats a second, as the showreel is cut. */
const beat = 0.5
/** A bass line in A minor, one note per bar of four beats (Hz). */
const bass = [55, 43.65, 65.41, 49]

/** Returns the showreel's music: kick, noise and bass, which fade at the end. */
export async function music(seconds: number): Promise<AudioBuffer> {
  const room = new OfflineAudioContext(2, Math.ceil(seconds * 48_000), 48_000)
  const out = new GainNode(room, { gain: 0.5 })
  out.connect(room.destination)
  out.gain.setValueAtTime(0.5, seconds - 2)
  out.gain.linearRampToValueAtTime(0, seconds)
  const hiss = hissIn(room)
  for (let at = 0; at * beat < seconds - 1; at++) {
    const start = at * beat
    kick(room, out, start)
    if (at >= 4) snap(room, out, hiss, start + beat / 2, 7000, 0.05, 0.12)
    if (at % 2 === 1 && at >= 8) snap(room, out, hiss, start, 1800, 0.14, 0.3)
    const root = bass[Math.floor(at / 4) % bass.length] ?? 55
    note(room, out, 'sawtooth', root, start, beat * 0.9, 0.22, 420)
    if (at >= 8)
      for (const [step, times] of [4, 4.757, 5.993, 8].entries())
        note(room, out, 'triangle', root * times, start + (step * beat) / 4, 0.16, 0.07, 3000)
  }
  return await room.startRendering()
}

/** Returns the music as a microphone on set would record it: dull, quiet and with noise. */
export async function unmixed(seconds: number): Promise<AudioBuffer> {
  const room = new OfflineAudioContext(2, Math.ceil(seconds * 48_000), 48_000)
  const dull = new BiquadFilterNode(room, { type: 'lowpass', frequency: 900 })
  const source = new AudioBufferSourceNode(room, { buffer: await music(seconds) })
  source
    .connect(dull)
    .connect(new GainNode(room, { gain: 0.5 }))
    .connect(room.destination)
  const hiss = new AudioBufferSourceNode(room, { buffer: hissIn(room), loop: true })
  hiss.connect(new GainNode(room, { gain: 0.03 })).connect(room.destination)
  source.start()
  hiss.start()
  return await room.startRendering()
}

/** Returns one second of noise, the same on every run. */
function hissIn(room: BaseAudioContext): AudioBuffer {
  const noise = room.createBuffer(1, 48_000, 48_000)
  const samples = noise.getChannelData(0)
  let state = 1
  for (let at = 0; at < samples.length; at++) {
    state = (state * 16_807) % 2_147_483_647
    samples[at] = state / 1_073_741_823.5 - 1
  }
  return noise
}

function fading(room: BaseAudioContext, start: number, length: number, strength: number): GainNode {
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(strength, start + 0.005)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  return gain
}

function kick(room: BaseAudioContext, out: AudioNode, start: number) {
  const tone = new OscillatorNode(room, { frequency: 140 })
  tone.frequency.setValueAtTime(140, start)
  tone.frequency.exponentialRampToValueAtTime(42, start + 0.12)
  tone.connect(fading(room, start, 0.3, 0.9)).connect(out)
  tone.start(start)
  tone.stop(start + 0.3)
}

function snap(
  room: BaseAudioContext,
  out: AudioNode,
  hiss: AudioBuffer,
  start: number,
  frequency: number,
  length: number,
  strength: number,
) {
  const source = new AudioBufferSourceNode(room, { buffer: hiss })
  const filter = new BiquadFilterNode(room, { type: 'highpass', frequency })
  source
    .connect(filter)
    .connect(fading(room, start, length, strength))
    .connect(out)
  source.start(start, 0, length)
}

function note(
  room: BaseAudioContext,
  out: AudioNode,
  type: OscillatorType,
  frequency: number,
  start: number,
  length: number,
  strength: number,
  cutoff: number,
) {
  const tone = new OscillatorNode(room, { type, frequency })
  const filter = new BiquadFilterNode(room, { type: 'lowpass', frequency: cutoff })
  tone
    .connect(filter)
    .connect(fading(room, start, length, strength))
    .connect(out)
  tone.start(start)
  tone.stop(start + length)
}
