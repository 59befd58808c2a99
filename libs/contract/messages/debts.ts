/** Who is paid: the platform, and no merchant. */
export const payee = 'Gatehouse'
export const describedAs = (clientName: string) => `${clientName}: outstanding balance`
