export const invitationAccepted = (client: string) => `You are a member of ${client} now`
