/** What a device shows beside a passkey. */
export const rpName = 'Gatehouse'
export const passkeyUser = {
  client: (email: string) => email,
  portal: (email: string) => `${email} (staff)`,
}
