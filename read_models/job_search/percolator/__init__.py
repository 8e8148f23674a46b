"""The search turned round: which saved searches does one ad fulfil?"""
