import { describe, expect, it } from 'vitest'
import { inParallel, onlyCreated, onlyDocument, type WriteEvent } from '../../../functions/src/lib/events.ts'
import { db } from '../support.ts'

/** Returns the event of a document that was created or changed. */
async function eventOf(kind: 'created' | 'changed', path = 'events/one'): Promise<WriteEvent> {
  const document = db.doc(path)
  await document.delete()
  const missing = await document.get()
  await document.set({ step: 1 })
  const after = await document.get()
  return { time: '2026-11-26T10:00:00Z', data: { before: kind === 'created' ? missing : after, after } }
}

describe('The handlers of one event', () => {
  it('all run, even if one of them fails, and the event is delivered again', async () => {
    const ran: string[] = []
    const handle = inParallel(
      async () => {
        throw new Error('the log does not answer')
      },
      async () => ran.push('pictures'),
    )
    await expect(handle(await eventOf('changed'))).rejects.toThrow('the log does not answer')
    expect(ran).toEqual(['pictures'])
  })

  it('report every failure', async () => {
    const failing = (text: string) => () => Promise.reject(new Error(text))
    await expect(inParallel(failing('log'), failing('mail'))(await eventOf('changed'))).rejects.toMatchObject({
      errors: [{ message: 'log' }, { message: 'mail' }],
    })
  })

  it('succeed together', async () => {
    await expect(
      inParallel(
        async () => 1,
        async () => 2,
      )(await eventOf('changed')),
    ).resolves.toBeUndefined()
  })
})

describe('A handler', () => {
  it('for new documents gets no changes', async () => {
    const heard: unknown[] = []
    const handle = onlyCreated(async ({ data }) => void heard.push(data.get('step')))
    await handle(await eventOf('changed'))
    await handle({ time: '2026-11-26T10:00:00Z' })
    expect(heard).toEqual([])
    await handle(await eventOf('created'))
    expect(heard).toEqual([1])
  })

  it('for one document gets no events of others', async () => {
    const heard: unknown[] = []
    const handle = onlyDocument('events/one', async ({ time }) => void heard.push(time))
    await handle(await eventOf('changed', 'events/two'))
    expect(heard).toEqual([])
    await handle(await eventOf('changed'))
    expect(heard).toHaveLength(1)
  })
})
