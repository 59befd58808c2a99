import { useState } from 'react'

/**
 * Names the form that a dialog shows, so that it counts once however often it is sent. Made here and not with the page:
 * a dialog that opens again while the list behind it is still being read anew must not have the name of the last one.
 */
export function FormID() {
  const [id] = useState(newID)
  return <input type="hidden" name="formID" value={id} />
}

// Not randomUUID, which browsers keep from pages that came by plain http.
const newID = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('')
