# Words of the lab.

missing-extra = This needs “{ $module }”, which is not installed. Install it with: pip install 'tworivers[{ $extra }]'
