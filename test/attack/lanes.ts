/** So many at a time, each at its own pace, until all are done or `signal` says stop. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < items.length && !signal?.aborted) {
      const index = next
      next += 1
      await work(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
