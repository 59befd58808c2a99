import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { HomeParts } from './home-parts.js'

/** Apart, because metrics hear of what failed without the rooms that a home page reads. */
@Module({
  imports: [GateModule],
  providers: [HomeParts],
  exports: [HomeParts],
})
export class HomePartsModule {}
