import type { AccessTokenView, OAuthErrorBody } from '../../contract/oauth.js'

const renewBeforeMs = 60_000

export class AccessToken {
  private current?: Promise<{ token: string; endsAt: number }>

  constructor(private readonly fetchToken: () => Promise<AccessTokenView>) {}

  async read(): Promise<string> {
    const held = this.current
    if (held && (await held).endsAt > Date.now()) return (await held).token
    if (this.current === held) this.current = this.renew()
    return (await (this.current ?? this.renew())).token
  }

  drop(): void {
    this.current = undefined
  }

  private renew(): Promise<{ token: string; endsAt: number }> {
    const next = this.fetchToken().then(({ access_token, expires_in }) => ({
      token: access_token,
      endsAt: Date.now() + expires_in * 1000 - renewBeforeMs,
    }))
    next.catch(() => {
      if (this.current === next) this.current = undefined
    })
    return next
  }
}

export const readOAuthRefusal = (body: Partial<OAuthErrorBody>) => ({
  code: body.error ?? 'UNKNOWN',
  message: body.error_description ?? 'No access token was given out',
})
