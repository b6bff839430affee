import { describe, expect, test } from 'vitest'
import { contentsOfAllVariants } from '../../../../build/variants'
import { quotesOf } from './quotes'

const some = contentsOfAllVariants('es').find((content) => content?.projects.length)
const [project, testimonial] = [some?.projects[0], some?.testimonials[0]]
if (!project || !testimonial) throw new Error('There is no look with content')

const speaksOf = (...projectIds: string[]) =>
  projectIds.map((projectId, at) => ({ ...testimonial, id: `${at}`, projectId }))
const shown = [
  { ...project, id: 'a' },
  { ...project, id: 'b' },
]

describe('quotesOf', () => {
  test.each([
    { speak: ['', 'b', 'a'], large: '1', beside: 'b', others: ['0', '2'] },
    { speak: ['a'], large: '0', beside: 'a', others: [] },
    { speak: ['gone', ''], large: undefined, beside: undefined, others: ['0', '1'] },
    { speak: [], large: undefined, beside: undefined, others: [] },
  ])('with projects $speak puts number $large beside $beside', ({ speak, large, beside, others }) => {
    const found = quotesOf({ projects: shown, testimonials: speaksOf(...speak) })
    expect(found.large?.quote.id).toBe(large)
    expect(found.large?.project.id).toBe(beside)
    expect(found.others.map(({ id }) => id)).toEqual(others)
  })
})
