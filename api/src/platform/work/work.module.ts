import { Global, Module } from '@nestjs/common'
import { WorkLoops } from './work-loops.js'

@Global()
@Module({ providers: [WorkLoops], exports: [WorkLoops] })
export class WorkModule {}
