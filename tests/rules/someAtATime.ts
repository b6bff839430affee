/** Does the work for all items, `count` of them at a time: the next begins as soon as one is done. */
export async function someAtATime<Item>(count: number, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: count }, lane))
}
