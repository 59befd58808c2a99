export const invitationAccepted = (client: string) => `You’re now a member of ${client}`
