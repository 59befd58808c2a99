export const loginAudiences = {
  client: { account: 'your account', resetPath: '/reset-password' },
  portal: { account: 'your staff account', resetPath: '/admin/reset-password' },
} as const

export type LoginAudience = keyof typeof loginAudiences
