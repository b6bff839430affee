import { expect, test } from 'vitest'
import { firstScreenFirst, laterStyles } from './firstScreen'

const head = '<html lang="ar"><head><style data-styled="true">a{}</style></head><body>'
const read = async (response: Response) => {
  const texts: string[] = []
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) texts.push(decoder.decode(bytes))
  return texts
}

test.each([
  ['a page with a first screen', [`${head}<h1>الاستوديو</h1>`, `${laterStyles}="true">b{}</style><p>作品</p></body>`]],
  ['a page that is closed, with all its styles in its head', [`${head}<h1>Cerrado</h1></body>`]],
  ['a page without a body', [`<style data-styled>`]],
  ['an empty page', []],
])('%s is delivered completely, its first screen first', async (_, parts) => {
  expect(await read(firstScreenFirst(new Response(parts.join(''))))).toEqual(parts)
})

test('A page stored in pieces is delivered in them, and no byte is lost or duplicated', async () => {
  const bytes = new TextEncoder().encode(`${head}<h1>الاستوديو</h1>${laterStyles}="true">b{}</style><p>作品</p></body>`)
  for (let cut = 1; cut < bytes.length; cut++) {
    const pieces = [bytes.slice(0, cut), bytes.slice(cut)]
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(stream) {
        const piece = pieces.shift()
        if (piece) stream.enqueue(piece)
        else stream.close()
      },
    })
    expect(new Uint8Array(await firstScreenFirst(new Response(body)).arrayBuffer())).toEqual(bytes)
  }
})

test('Headers that protect the page stay; those of the transfer do not', async () => {
  const kept = new Response('<body>', {
    headers: {
      'Content-Encoding': 'br',
      'Content-Length': '9',
      'Content-Security-Policy': "default-src 'none'",
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
  const { status, headers } = firstScreenFirst(kept)
  expect([status, Object.fromEntries(headers)]).toEqual([
    200,
    { 'content-security-policy': "default-src 'none'", 'content-type': 'text/html; charset=utf-8' },
  ])
})
