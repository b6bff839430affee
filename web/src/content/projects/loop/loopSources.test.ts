import { expect, test } from 'vitest'
import { loopSources } from './loopSources'

test.each([
  ['/samples/pulso.mp4', ['/samples/pulso.webm', '/samples/pulso.mp4']],
  [
    'http://127.0.0.1:5000/samples/volta.mp4',
    ['http://127.0.0.1:5000/samples/volta.webm', 'http://127.0.0.1:5000/samples/volta.mp4'],
  ],
  [
    'https://studio.example/samples/cafe-aurora.mp4',
    ['https://studio.example/samples/cafe-aurora.webm', 'https://studio.example/samples/cafe-aurora.mp4'],
  ],
  ['https://cdn.example/loops/volta.mp4', ['https://cdn.example/loops/volta.mp4']],
  ['https://cdn.example/a/samples/volta.mp4', ['https://cdn.example/a/samples/volta.mp4']],
  ['https://cdn.example/samples/volta.mp4?v=2', ['https://cdn.example/samples/volta.mp4?v=2']],
  ['https://cdn.example/volta.webm', ['https://cdn.example/volta.webm']],
])('loopSources(%s)', (url, sources) => {
  expect(loopSources(url).map(({ src }) => src)).toEqual(sources)
})

test.each([
  ['https://cdn.example/volta.webm', 'video/webm'],
  ['https://cdn.example/volta.WEBM?v=2', 'video/webm'],
  ['https://cdn.example/volta.mp4', 'video/mp4'],
])('%s has the type %s', (url, type) => {
  expect(loopSources(url).map((source) => source.type)).toEqual([type])
})
