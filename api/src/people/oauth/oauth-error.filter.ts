import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { OAuthRefusal } from './oauth.errors.js'

@Catch(OAuthRefusal)
export class OAuthErrorFilter implements ExceptionFilter<OAuthRefusal> {
  catch({ status, body }: OAuthRefusal, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (status === 401) void reply.header('www-authenticate', 'Basic realm="gatehouse"')
    void reply.status(status).header('cache-control', 'no-store').send(body)
  }
}
