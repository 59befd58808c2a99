import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Somebody else was first: what the form was filled with is out of date, although nothing was changed from here. */
export const revalidateAfterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate
