export const loginAudiences = {
  client: { account: 'your account', forgotPath: '/forgot-password', resetPath: '/reset-password' },
  portal: { account: 'your staff account', forgotPath: '/admin/forgot-password', resetPath: '/admin/reset-password' },
} as const

export type LoginAudience = keyof typeof loginAudiences
