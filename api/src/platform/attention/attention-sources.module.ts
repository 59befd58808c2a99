import { Global, Module } from '@nestjs/common'
import { AttentionSources } from './attention-sources.js'

@Global()
@Module({ providers: [AttentionSources], exports: [AttentionSources] })
export class AttentionSourcesModule {}
