/** Runs the work for all items, `count` at a time; the next one starts as soon as one is done. */
export async function someAtATime<Item>(count: number, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: count }, lane))
}
