export interface HeldRow {
  permissionID: string
  routes: string[]
}

export interface SmallerRole {
  permissionIDs: string[]
  removedPermissionIDs: string[]
  loses: string[]
}

/** The fewest rows that still cover each used route, the widest given up first; no used route is lost. */
export function smallerRole(held: HeldRow[], used: ReadonlySet<string>): SmallerRole {
  const needed = held.map(({ permissionID, routes }) => ({
    permissionID,
    width: routes.length,
    used: routes.filter((route) => used.has(route)),
  }))
  const covers = new Map<string, number>()
  for (const row of needed) for (const route of row.used) covers.set(route, (covers.get(route) ?? 0) + 1)
  const removed = new Set<string>()
  for (const row of needed.toSorted((one, other) => other.width - one.width)) {
    if (!row.used.every((route) => (covers.get(route) ?? 0) > 1)) continue
    removed.add(row.permissionID)
    for (const route of row.used) covers.set(route, (covers.get(route) ?? 0) - 1)
  }
  const kept = held.filter(({ permissionID }) => !removed.has(permissionID))
  const reached = new Set(kept.flatMap(({ routes }) => routes))
  const lost = held.flatMap(({ routes }) => routes.filter((route) => !reached.has(route)))
  return {
    permissionIDs: kept.map(({ permissionID }) => permissionID),
    removedPermissionIDs: [...removed],
    loses: [...new Set(lost)].sort(),
  }
}
